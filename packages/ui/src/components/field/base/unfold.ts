/** Opens what an element is folded in, so that it can be seen and focused. Apart from the sections: whatever moves the focus needs it, lists too. */
export const unfold = (element: Element): void => {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true;
};
