namespace SplNet.Integration.Tests.Frameworks;

/// <summary>The projects of all versions but those of the templates.</summary>
public sealed class VersionProjects(PackedSplNet packed) : MatrixProjects(packed, "matrix", Matrix.Versions);
