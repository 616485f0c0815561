using System.Text.Json.Serialization;

namespace SplNet.Versions.Cache;

/// <summary>Files of the cache as JSON.</summary>
[JsonSourceGenerationOptions(WriteIndented = true)]
[JsonSerializable(typeof(CacheFile))]
internal sealed partial class CacheJson : JsonSerializerContext;
