import { getOperationAST, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { ApiError } from '../../errors/api-error.js';

/** @throws ApiError OPERATION_RESOLUTION_FAILURE if `name` does not select an operation */
export function selectOperation(document: DocumentNode, name: string | undefined): OperationDefinitionNode {
  const operation = getOperationAST(document, name);
  if (operation) return operation;
  throw new ApiError(
    'OPERATION_RESOLUTION_FAILURE',
    name ? 'The document has no operation with this name.' : 'operationName must name the operation of the document to run.',
  );
}
