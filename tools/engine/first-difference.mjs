/** Where two texts part, with some of what surrounds it. @param {string} one @param {string} other */
export function firstDifference(one, other) {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 80);
  return `expected ${one.slice(from, at + 120)}\n    got ${other.slice(from, at + 120)}`;
}

/** What differs in two lists of texts; empty if nothing. @param {readonly string[]} expected @param {readonly string[]} got */
export function differences(expected, got) {
  const length = expected.length === got.length ? [] : [`expected ${expected.length} answers, got ${got.length}`];
  const differing = expected.flatMap((one, at) => {
    const other = got[at] ?? '';
    return one === other ? [] : [`answer ${at}: ${firstDifference(one, other)}`];
  });
  return [...length, ...differing];
}
