namespace SplNet.Arguments.Generators;

/// <summary>A generator that knows which values its parameters may have, and takes its random numbers from the run.</summary>
internal interface IDrawnGenerator : IArgumentGenerator
{
    /// <summary>True if a formula must bind values.</summary>
    bool TakesParameters { get; }

    /// <summary>The types of the values that a formula must bind, as far as they are known.</summary>
    IReadOnlyList<Type> ParameterTypes { get; }

    /// <summary>What is wrong with the values that a formula binds, in words for the user.</summary>
    IEnumerable<OperandProblem> Problems(IReadOnlyList<object> values);

    /// <summary>Makes the arguments of one invocation.</summary>
    /// <param name="draw">The run's parameters and random numbers.</param>
    /// <param name="count">How many arguments the call takes.</param>
    IReadOnlyList<object?> Next(Draw draw, int count);
}
