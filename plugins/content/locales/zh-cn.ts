import type { LabelsOf } from '@jwsk/kit'
import type announcements from '../resources/announcement'
import type consultPhones from '../resources/consult-phone'
import type feedbacks from '../resources/feedback'
import type feedbackExts from '../resources/feedback-ext'
import type frequentlyAskedQuestions from '../resources/frequently-asked-question'
import type indexBanners from '../resources/index-banner'
import type navigationPoints from '../resources/navigation-point'

const texts = {
  announcement: {
    title: '公告',
    record: '公告',
    fields: {
      title: '标题',
      category: '公告类型',
      topFlag: '是否置顶',
      status: '状态',
      publishTime: '发布时间',
      endTime: '截止时间',
      viewCount: '浏览量',
      sort: '排序',
      coverImage: '封面',
      summary: '摘要',
      content: '内容',
      createTime: '创建时间',
    },
    sections: { basic: '基本信息', content: '内容' },
    consequence: {
      publish: '发布后所有人都能看到。',
      offline: '下线后不再显示，已读记录保留。',
      publishAll: '选中的公告发布后所有人都能看到。',
      offlineAll: '选中的公告下线后不再显示。',
    },
    actions: { publish: '发布', offline: '下线', top: '置顶', untop: '取消置顶', publishAll: '批量发布', offlineAll: '批量下线' },
  } satisfies LabelsOf<typeof announcements>,
  indexBanner: {
    title: '首页轮播',
    record: '轮播',
    fields: {
      title: '标题',
      imageUrl: '图片',
      position: '位置',
      linkType: '跳转类型',
      linkUrl: '跳转地址',
      sort: '排序',
      status: '状态',
      startTime: '展示时间',
      clickCount: '点击量',
    },
    help: { linkUrl: '小程序页面路径，或完整网址' },
    consequence: {
      enable: '启用后会出现在首页轮播中。',
      disable: '停用后不再出现在首页轮播中。',
    },
    actions: { preview: '预览', enable: '上架', disable: '下架', sort: '排序' },
  } satisfies LabelsOf<typeof indexBanners>,
  feedback: {
    title: '意见反馈',
    record: '反馈',
    fields: {
      feedbackNo: '反馈编号',
      feedbackType: '类型',
      content: '反馈内容',
      contactName: '联系人',
      contactPhone: '联系电话',
      source: '来源',
      satisfaction: '满意度',
      feedbackStatus: '状态',
      createTime: '创建时间',
      images: '图片',
      replyContent: '回复内容',
      replyUser: '回复人',
      replyTime: '回复时间',
    },
    consequence: {
      close: '关闭后不能再回复，提交人会看到处理结果。',
    },
    actions: { handle: '处理', close: '关闭反馈' },
  } satisfies LabelsOf<typeof feedbacks>,
  feedbackExt: {
    title: '反馈扩展',
    hint: '每条反馈的受理、转办、回复与关闭记录。',
    record: '跟进',
    fields: {
      feedbackId: '反馈',
      handleType: '处理方式',
      handleContent: '处理内容',
      handleDept: '转办部门',
      handleUser: '处理人',
      handleTime: '处理时间',
      createTime: '创建时间',
    },
  } satisfies LabelsOf<typeof feedbackExts>,
  frequentlyAskedQuestion: {
    title: '常见问题',
    record: '问题',
    fields: {
      question: '问题',
      category: '分类',
      answer: '答案',
      sort: '排序',
      status: '状态',
      viewCount: '浏览量',
      createTime: '创建时间',
    },
    consequence: {
      enable: '启用后游客可以查到。',
      disable: '停用后游客不再查到。',
    },
    actions: { enable: '显示', disable: '隐藏', sort: '排序' },
  } satisfies LabelsOf<typeof frequentlyAskedQuestions>,
  consultPhone: {
    title: '咨询电话',
    record: '电话',
    fields: {
      phoneName: '名称',
      phone: '电话',
      phoneType: '类型',
      scenicSpotId: '所属景区',
      serviceTime: '服务时间',
      sort: '排序',
      status: '状态',
    },
    help: { serviceTime: '例如 08:30-17:30' },
  } satisfies LabelsOf<typeof consultPhones>,
  navigationPoint: {
    title: '导览点',
    record: '导览点',
    fields: {
      pointName: '名称',
      pointType: '类型',
      scenicSpotId: '所属景区',
      address: '地址',
      icon: '图标',
      audioUrl: '语音地址',
      content: '介绍',
      longitude: '坐标',
      sort: '排序',
      status: '状态',
    },
    help: { audioUrl: '语音讲解文件的完整地址' },
    sections: { basic: '基本信息', place: '位置', content: '内容' },
  } satisfies LabelsOf<typeof navigationPoints>,
  conversation: {
    label: '对话与处理记录',
    visitor: '游客',
    closed: '反馈已关闭，不能再处理',
    next: '下一步',
    content: '处理内容',
    dept: '转办部门',
    did: { take: '已受理', forward: '转办至{{dept}}', answer: '已回复', close: '已关闭', other: '已处理' },
    step: { take: '受理', forward: '转办', answer: '回复', close: '关闭反馈' },
    missing: { content: '请填写处理内容', dept: '请填写转办部门' },
  },
  preview: {
    phone: '手机首页预览',
    home: '首页',
    noPicture: '没有图片',
    leads: '点击后打开 {{to}}',
    leadsNowhere: '点击后不跳转',
    notYet: '尚未上架，游客还看不到',
  },
  points: {
    map: '导览点地图',
    hint: '地图上有 {{count}} 个显示中的导览点；点图标或左侧名称查看',
    marks: { 1: '景', 2: '厕', 3: '停', 4: '门', 5: '餐', 6: '购', 7: '医', 8: '询' },
  },
  figures: { byType: '反馈类型与处理状态', pieces: '条', newest: '仅统计最近 {{count}} 条' },
}

export default texts
