namespace SplNet.Integration.Tests.Frameworks;

/// <summary>The projects of what other projects try as well.</summary>
public sealed class OtherVersionProjects(PackedSplNet packed) : MatrixProjects(packed, "matrix-others", Matrix.Others);
