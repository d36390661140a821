// the package names no types for its lighter build, which has the same shape
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
