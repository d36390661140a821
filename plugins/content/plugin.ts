import { definePlugin, defineView } from '@jwsk/kit'

/** Content for visitors: announcements, banners, feedback, questions, phone numbers, points of interest. */
export const content = definePlugin({
  id: 'content',
  resources: {
    '/biz/announcement': () => import('./resources/announcement'),
    '/biz/indexBanner': () => import('./resources/index-banner'),
    '/biz/feedback': () => import('./resources/feedback'),
    '/biz/feedbackExt': () => import('./resources/feedback-ext'),
    '/biz/frequentlyAskedQuestion': () => import('./resources/frequently-asked-question'),
    '/biz/consultPhone': () => import('./resources/consult-phone'),
  },
  views: { '/biz/navigationPoint': defineView(() => import('./views/points')) },
  permissions: [
    'announcement_publish',
    'announcement_offline',
    'announcement_top',
    'index_banner_enable',
    'index_banner_sort',
    'feedback_reply',
    'feedback_close',
    'frequently_asked_question_enable',
    'frequently_asked_question_sort',
  ],
  nestedResources: {
    '/biz/navigationPoint': [() => import('./resources/navigation-point')],
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
