namespace SplNet.Integration.Tests.Frameworks;

/// <summary>The projects of the versions that each differ from the others.</summary>
public sealed class VersionProjects(PackedSplNet packed) : MatrixProjects(packed, "matrix", Matrix.Versions);
