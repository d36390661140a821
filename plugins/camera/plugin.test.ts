import { testPlugin } from '@jwsk/kit/testing'
import { camera } from './plugin'

testPlugin(camera)
