namespace SplNet.Mutations.Results;

/// <summary>A group of performance tests: one <c>--tests NAME=path</c>, such as hand-written or generated ones.</summary>
/// <param name="Name">Its name in reports.</param>
/// <param name="Path">The assembly or the file of formulas.</param>
internal sealed record TestSuite(string Name, string Path);
