export { dictionaryUses } from '../plugin/dictionary-uses'
export { chooseAction, chooseOption, openOptions, typeDate } from './choose'
export { renderScreen, type ScreenOptions } from './render-screen'
export { testPlugin } from './test-plugin'
