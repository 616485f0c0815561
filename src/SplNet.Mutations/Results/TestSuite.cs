namespace SplNet.Mutations.Results;

/// <summary>Performance tests that stand together: what one <c>--tests NAME=path</c> names, such as hand-written or generated ones.</summary>
/// <param name="Name">How reports call them.</param>
/// <param name="Path">The assembly or the file of formulas.</param>
internal sealed record TestSuite(string Name, string Path);
