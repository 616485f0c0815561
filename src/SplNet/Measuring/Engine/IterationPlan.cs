namespace SplNet.Measuring.Engine;

/// <summary>The iterations of one run.</summary>
/// <param name="WarmUps">Iterations that the engine runs first, without counting them.</param>
/// <param name="Iterations">Iterations that count.</param>
/// <param name="Invocations">Operations per iteration; a multiple of <paramref name="Unroll"/>.</param>
/// <param name="Unroll">Calls in the body of the loop: 1 or <see cref="CallLoops.Unroll"/>.</param>
internal sealed record IterationPlan(int WarmUps, int Iterations, int Invocations, int Unroll);
