namespace SplNet.Versioning;

/// <summary>The version with which an operand is measured.</summary>
/// <param name="Output">The copy of the tests' output.</param>
/// <param name="Key">The key; equal keys mean equal code.</param>
/// <param name="Description">The exact description.</param>
internal sealed record MeasuredVersion(VersionedOutput Output, string Key, string Description);
