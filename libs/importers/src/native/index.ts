export { nativeMessages } from './native-messages.js';
export type {
  NativeArmyOption,
  NativeDatasheet,
  NativeDetachment,
  NativeEnhancement,
  NativeEntries,
  NativeFaction,
  NativeModel,
  NativeOption,
  NativeOptionGroup,
  NativePoints,
  NativeProfile,
  NativeRelease,
} from './native.types.js';
export { noNativeEntries, parseNative, parseNativeEntry, type NativeOf } from './parse-native.js';
export { addNative, translateNative, translateNativeDatasheet, type NativeTarget, type NativeTranslation } from './translate-native.js';
