/**
 * Generated from the contract; do not edit.
 */
import {
  ChosenProfilePicture,
  OneTimeCodeRequest,
  OneTimeCodeSent,
  UserProfilePicture
} from '../schemas';


export const RequestOneTimeCodeBody = OneTimeCodeRequest

export const RequestOneTimeCodeResponse = OneTimeCodeSent

export const GetProfilePictureResponse = UserProfilePicture

export const ChooseProfilePictureBody = ChosenProfilePicture

export const ChooseProfilePictureResponse = UserProfilePicture
