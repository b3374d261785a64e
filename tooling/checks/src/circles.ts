/** One circle of each group of things that all lead to each other. */
export const circlesOf = (next: ReadonlyMap<string, readonly string[]>): string[][] => {
  const circles: string[][] = [];
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) {
      const circle = trail.slice(start);
      if (!circle.some((member) => circles.some((other) => other.includes(member)))) circles.push(circle);
      return;
    }
    if (done.has(file)) return;
    for (const target of next.get(file) ?? []) walk(target, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return circles;
};
