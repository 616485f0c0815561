namespace SplNet.History.Measurements;

/// <summary>One run: what a process measured.</summary>
/// <param name="Value">The estimate of the run, in the unit of its series.</param>
/// <param name="Iterations">The iterations that it rests on, if they are times; else empty.</param>
internal readonly record struct Run(double Value, IReadOnlyList<float> Iterations);
