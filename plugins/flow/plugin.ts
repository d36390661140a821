import { definePlugin, defineView } from '@jwsk/kit'

/** Processes: design, deployment, and the tasks of users. */
export const flow = definePlugin({
  id: 'flow',
  resources: {
    '/flow/model': () => import('./resources/model'),
    '/flow/manager': () => import('./resources/manager'),
    '/flow/follow': () => import('./resources/follow'),
    '/work/start': () => import('./resources/start'),
    '/work/claim': () => import('./resources/claim'),
    '/work/todo': () => import('./resources/todo'),
    '/work/send': () => import('./resources/send'),
    '/work/done': () => import('./resources/done'),
  },
  views: {
    '/flow/deploy': defineView(() => import('./views/deploy'), { permission: 'flow_deploy_upload' }),
    '/flow/designer/:modelId': defineView(() => import('./views/designer'), {
      permission: 'flow_model_update',
      title: { 'zh-cn': '流程设计', en: 'Process designer' },
      parent: '/flow/model',
    }),
    '/work/process/leave/form/:processDefinitionId': defineView(() => import('./views/leave-form'), {
      permission: 'work_start_flow',
      title: { 'zh-cn': '请假申请', en: 'Leave request' },
      parent: '/work/start',
    }),
    '/work/process/leave/handle/:taskId/:processInstanceId/:businessId': defineView(() => import('./views/leave-handle'), {
      permission: 'work_todo_handle',
      title: { 'zh-cn': '办理请假', en: 'Review leave' },
      parent: '/work/todo',
    }),
    '/work/process/leave/detail/:processInstanceId/:businessId': defineView(() => import('./views/leave-detail'), {
      permission: 'work_send_detail',
      title: { 'zh-cn': '请假详情', en: 'Leave details' },
      parent: '/work/send',
    }),
    '/work/process/:form/form/:processDefinitionId': defineView(() => import('./views/request-form'), {
      permission: 'work_start_flow',
      title: { 'zh-cn': '发起申请', en: 'New request' },
      parent: '/work/start',
    }),
    '/work/process/:form/handle/:taskId/:processInstanceId/:businessId': defineView(() => import('./views/request-handle'), {
      permission: 'work_todo_handle',
      title: { 'zh-cn': '办理申请', en: 'Review request' },
      parent: '/work/todo',
    }),
    '/work/process/:form/detail/:processInstanceId/:businessId': defineView(() => import('./views/request-detail'), {
      permission: 'work_send_detail',
      title: { 'zh-cn': '申请详情', en: 'Request details' },
      parent: '/work/send',
    }),
  },
  permissions: [
    'flow_model_create',
    'flow_model_update',
    'flow_model_deploy',
    'flow_deploy_upload',
    'flow_manager_state',
    'flow_manager_image',
    'flow_manager_remove',
    'flow_follow_delete',
    'work_start_flow',
    'work_start_image',
    'work_claim_sign',
    'work_claim_detail',
    'work_claim_follow',
    'work_todo_handle',
    'work_todo_detail',
    'work_todo_follow',
    'work_todo_delete',
    'work_send_detail',
    'work_send_follow',
    'work_done_detail',
    'work_done_follow',
  ],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
