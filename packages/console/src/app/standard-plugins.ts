export { plugins as standardPlugins } from './plugins'
