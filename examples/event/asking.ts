/** Sends an operation and returns its data. Throws if the answer has errors. */
export type Ask = <Data>(query: string, variables?: object) => Promise<Data>;

/** Asks the api, with a key or as anyone. */
export function asking(api: string, key?: string): Ask {
  return async <Data>(query: string, variables: object = {}) => {
    const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
    const answer = await fetch(`${api}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
    const { data, errors }: { readonly data: Data; readonly errors?: readonly unknown[] } = await answer.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
}
