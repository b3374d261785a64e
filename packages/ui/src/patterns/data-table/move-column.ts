/** The keys with one of them at another place. */
export const moveTo = (keys: readonly string[], key: string, place: number): readonly string[] => {
  const others = keys.filter((other) => other !== key);
  return keys.includes(key) ? others.toSpliced(place, 0, key) : keys;
};
