using System.Reflection;
using SplNet.UnitTests.Candidates;

namespace SplNet.UnitTests;

/// <summary>A row that code of the user returned: the source was called in this process.</summary>
/// <param name="Arguments">The arguments of the test, or of the constructor of its class.</param>
internal sealed record SourceRow(IReadOnlyList<object?> Arguments)
{
    /// <summary>The name that the user gave the row; null if there is none.</summary>
    public string? Label { get; init; }

    /// <summary>The reason why it cannot be measured; null if it can.</summary>
    public Refusal? Refusal { get; init; }

    /// <summary>True if the framework compares the result of the test with <see cref="Expected"/>.</summary>
    public bool ChecksResult { get; init; }

    /// <summary>The expected result.</summary>
    public object? Expected { get; init; }

    /// <summary>
    /// The row with an argument for each parameter: a parameter array collects the last values, default values fill gaps, and numbers are
    /// converted as in a call by reflection. It is refused if a value does not fit.
    /// </summary>
    /// <param name="called">The test, or the constructor of its class.</param>
    public SourceRow FitTo(MethodBase called)
    {
        ArgumentNullException.ThrowIfNull(called);
        var parameters = called.GetParameters();
        var given = FittedValue.Collect(parameters, Arguments);
        var needed = parameters.Count(static parameter => !parameter.IsOptional);
        if (given.Count < needed || given.Count > parameters.Length)
            return this with { Refusal = Refusal ?? new Refusal(Refusals.RowCount, $"{given.Count} for {parameters.Length}") };
        var fitted = new object?[parameters.Length];
        foreach (var parameter in parameters)
        {
            var index = parameter.Position;
            var type = PassedType.Of(parameter);
            if (index >= given.Count)
                fitted[index] = parameter.DefaultValue;
            else if (!FittedValue.TryFit(given[index], type, out fitted[index]))
                return this with
                {
                    Refusal = Refusal ?? new Refusal(
                        Refusals.RowMisfit, $"{given[index]?.GetType().Name ?? "null"} for {type.Name} {parameter.Name}"),
                };
        }

        return this with { Arguments = fitted };
    }
}
