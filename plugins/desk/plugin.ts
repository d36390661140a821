import { definePlugin } from '@jwsk/kit'

/** The notice desk. */
export const desk = definePlugin({
  id: 'desk',
  resources: {
    '/desk/notice': () => import('./resources/notice'),
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
