namespace SplNet.Arguments.Generators;

/// <summary>A generator that knows the possible values of its parameters and takes its random numbers from the run.</summary>
internal interface IDrawnGenerator : IArgumentGenerator
{
    /// <summary>True if a formula must bind values.</summary>
    bool TakesParameters { get; }

    /// <summary>The types of the values that a formula must bind, as far as they are known.</summary>
    IReadOnlyList<Type> ParameterTypes { get; }

    /// <summary>The problems with the values that a formula binds, as messages for the user.</summary>
    IEnumerable<OperandProblem> Problems(IReadOnlyList<object> values);

    /// <summary>Creates the arguments of one invocation.</summary>
    /// <param name="draw">The run's parameters and random numbers.</param>
    /// <param name="count">The number of arguments of the call.</param>
    IReadOnlyList<object?> Next(Draw draw, int count);
}
