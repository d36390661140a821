export { findDictionaryUsages } from '../plugin/dictionary-usages'
export { chooseAction, chooseOption, openOptions, typeDate } from './interactions'
export { renderScreen, type ScreenOptions } from './render-screen'
export { testPlugin } from './test-plugin'
