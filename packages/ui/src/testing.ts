export { default as zhCnTexts } from './i18n/locales/zh-cn'
