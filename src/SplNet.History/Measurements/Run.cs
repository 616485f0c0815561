namespace SplNet.History.Measurements;

/// <summary>One run: the measurement of a process.</summary>
/// <param name="Value">The estimate of the run, in the unit of its series.</param>
/// <param name="Iterations">Its iterations, if they are times; otherwise empty.</param>
internal readonly record struct Run(double Value, IReadOnlyList<float> Iterations);
