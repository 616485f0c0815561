namespace SplNet.Tests.Evaluation.Toolchain;

/// <summary>A sealed class without state, which a generated program cannot derive from.</summary>
public sealed class Stepper
{
    /// <summary>Requires the switches of this project, two of which are not the defaults.</summary>
    public Stepper()
    {
        if (System.Text.Json.JsonSerializer.IsReflectionEnabledByDefault
            || AppContext.GetData("System.Runtime.TieredCompilation") is not "false")
            throw new InvalidOperationException("The program does not have the switches of the tests.");
    }

    public int Walk(int count) => Steps.Of(count);
}
