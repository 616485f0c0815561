namespace SplNet.Arguments.Generators;

/// <summary>A generator with values for its parameters, so the formula binds none.</summary>
/// <param name="generator">The generator.</param>
/// <param name="values">The values.</param>
internal sealed class BoundGenerator(IArgumentGenerator generator, IReadOnlyList<object> values) : IDrawnGenerator
{
    public int Count => generator.Count;

    bool IDrawnGenerator.TakesParameters => false;

    IReadOnlyList<Type> IDrawnGenerator.ParameterTypes => [];

    public IReadOnlyList<object?> Next(IReadOnlyList<object> parameters) => generator.Next(values);

    IEnumerable<OperandProblem> IDrawnGenerator.Problems(IReadOnlyList<object> parameters) =>
        generator is IDrawnGenerator drawn ? drawn.Problems(values) : [];

    IReadOnlyList<object?> IDrawnGenerator.Next(Draw draw, int count)
    {
        draw.Bind(values);
        return generator is IDrawnGenerator drawn ? drawn.Next(draw, count) : generator.Next(values);
    }
}
