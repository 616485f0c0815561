namespace SplNet.Benchmarks.Scaling;

/// <summary>Work of which there may be little or much.</summary>
/// <param name="Name">What there is a number of.</param>
/// <param name="Sizes">The numbers, ascending.</param>
/// <param name="Prepare">Makes the work of a size; the first argument is the size, the second an empty folder.</param>
internal sealed record ScaledWork(string Name, IReadOnlyList<int> Sizes, Func<int, string, Action> Prepare);
