export interface EvaluatedProfile {
  readonly id: string;
  readonly name: string;
  readonly typeId: string;
  readonly typeName: string;
  readonly page: string;
  readonly publicationId: string;
  readonly characteristics: readonly { readonly typeId: string; readonly name: string; readonly value: string }[];
}

export interface EvaluatedRule {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly page: string;
  readonly publicationId: string;
}

export interface Information {
  readonly profiles: readonly EvaluatedProfile[];
  readonly rules: readonly EvaluatedRule[];
}
