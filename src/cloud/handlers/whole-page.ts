/** The page envelope around records that are answered within another record: all of them at once. */
export function wholePage<T>(data: readonly T[]) {
  return {
    data: [...data],
    total: data.length,
    empty: data.length === 0,
    limit: 0,
    offset: 0,
    sort: "",
    search: "",
    next: null,
    previous: null,
    id: null,
  };
}
