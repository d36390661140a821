import { consultPhone } from '@jwsk/sdk/biz'
import { defineArea, ownedBy, register } from '../../engine/area'
import { compareBySort } from '../../engine/crud'
import { userTable } from '../../system/organisation/user-table'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { createEntityMocks } from '../shared/entity-mocks'
import { announcementMocks, announcementTable } from './announcement'
import { consultPhoneTable } from './consult-phone-table'
import { feedbackExtMocks, feedbackMocks } from './feedback'
import { feedbackExtTable, feedbackTable } from './feedback-table'
import { frequentlyAskedQuestionMocks, frequentlyAskedQuestionTable } from './frequently-asked-question'
import { indexBannerMocks, indexBannerTable } from './index-banner'
import { navigationPointMocks } from './navigation-point'
import { navigationPointTable } from './navigation-point-table'
import { addSpotName } from './spot-name'

const consultPhoneMocks = createEntityMocks(consultPhone, consultPhoneTable, { view: addSpotName, order: compareBySort })

export const content = defineArea({
  entities: [
    register(announcementTable, announcementMocks),
    register(feedbackTable, feedbackMocks, { userId: userTable }),
    register(feedbackExtTable, feedbackExtMocks, { feedbackId: ownedBy(feedbackTable) }),
    register(frequentlyAskedQuestionTable, frequentlyAskedQuestionMocks),
    register(indexBannerTable, indexBannerMocks),
    register(consultPhoneTable, consultPhoneMocks, { scenicSpotId: scenicSpotTable }),
    register(navigationPointTable, navigationPointMocks, { scenicSpotId: scenicSpotTable }),
  ],
  dictionaries: [
    ['announcement_type', '公告类型', '1=景区公告 2=停车公告 3=活动 4=系统'],
    ['feedback_type', '反馈类型', '1=建议 2=投诉 3=咨询 4=故障'],
    ['feedback_status', '反馈状态', '0=待处理 1=处理中 2=已回复 3=已关闭'],
    ['handle_type', '处理方式', '1=受理 2=转办 3=回复 4=关闭'],
    ['faq_type', '常见问题分类', '1=停车 2=门票 3=退款 4=发票 9=其他'],
    ['phone_type', '电话类型', '1=咨询 2=投诉 3=救援 4=物业'],
    ['banner_position', '轮播位置', '1=首页顶部 2=首页中部 3=弹窗'],
    ['link_type', '跳转类型', '0=无 1=内部页面 2=外链 3=小程序'],
    ['point_type', '导览点类型', '1=景点 2=厕所 3=停车场 4=出入口 5=餐饮 6=商店 7=医务 8=服务台'],
  ],
})
