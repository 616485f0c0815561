using System.Diagnostics;
using System.Reflection;

namespace SplNet.Experiments;

/// <summary>Refuses to measure what the compiler was told not to optimise.</summary>
internal static class BuildGuard
{
    private const string Command = "Run: dotnet test -c Release (a program: dotnet run -c Release)";

    public static IEnumerable<string> Problems(Experiment experiment, bool debuggerAttached)
    {
        if (debuggerAttached)
            yield return "A debugger is attached, and measures something else than the program does. Run the test without it.";
        var called = experiment.MeasuredOperands().SelectMany(static operand => operand.Operand.CalledAssemblies);
        var debug = called.Prepend(experiment.Declaring).Distinct().Where(IsUnoptimised).Select(static assembly => assembly.GetName().Name).ToList();
        if (debug.Count > 0)
        {
            yield return $"{string.Join(", ", debug)} {(debug.Count == 1 ? "is a Debug build" : "are Debug builds")}, " +
                $"which says nothing about the speed of the optimised code. {Command}.";
        }
    }

    private static bool IsUnoptimised(Assembly assembly) =>
        assembly.GetCustomAttribute<DebuggableAttribute>() is { IsJITOptimizerDisabled: true };
}
