using System.Text.Json.Serialization;

namespace SplNet.Statements.Requirements;

/// <summary>Keys of requirements as JSON.</summary>
[JsonSerializable(typeof(RequirementKey))]
internal sealed partial class RequirementKeyJson : JsonSerializerContext;
