using System.Text.Json.Serialization;

namespace SplNet.Statements.Requirements;

/// <summary>Serializes requirement keys as JSON.</summary>
[JsonSerializable(typeof(RequirementKey))]
internal sealed partial class RequirementKeyJson : JsonSerializerContext;
