/** The environment cannot be used. The message is for the operator's terminal. */
export class InvalidConfig extends Error {
  override readonly name = 'InvalidConfig';

  constructor(faults: readonly string[]) {
    super(`Muster cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}
