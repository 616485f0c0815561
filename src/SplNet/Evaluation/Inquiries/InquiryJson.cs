using System.Text.Json.Serialization;

namespace SplNet.Evaluation.Inquiries;

/// <summary>Inquiries and their answers as JSON.</summary>
[JsonSourceGenerationOptions(NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals)]
[JsonSerializable(typeof(RevisionInquiry))]
[JsonSerializable(typeof(InquiryAnswer))]
internal sealed partial class InquiryJson : JsonSerializerContext;
