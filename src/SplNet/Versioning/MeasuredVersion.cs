namespace SplNet.Versioning;

/// <summary>The version that an operand is measured with.</summary>
/// <param name="Output">The copy of the tests' output.</param>
/// <param name="Key">Equal keys, equal code.</param>
/// <param name="Description">What it is, exactly.</param>
internal sealed record MeasuredVersion(VersionedOutput Output, string Key, string Description);
