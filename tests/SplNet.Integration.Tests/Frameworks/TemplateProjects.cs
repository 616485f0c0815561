namespace SplNet.Integration.Tests.Frameworks;

/// <summary>The projects of the SDK's templates.</summary>
public sealed class TemplateProjects(PackedSplNet packed) : MatrixProjects(packed, "templates", Matrix.Templates);
