/** A prepared statement. PostgreSQL keeps its plan under the name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}
