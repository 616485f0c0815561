using System.Globalization;
using SplNet.Replaying;

namespace SplNet.Evaluation;

/// <summary>The command that repeats an experiment in the same order of runs.</summary>
internal static class RepeatCommand
{
    public static string? For(EvaluationContext? context, int seed)
    {
        if (context is null || seed == 0)
            return null;
        var variable = "SPLNET_SEED=" + seed.ToString(CultureInfo.InvariantCulture);
        if (context.Test?.Arguments is { } arguments)
            return $"{variable} dotnet run -c Release -- {arguments}";
        if (context.Test?.Filter is { } filter)
            return $"{variable} dotnet test -c Release --filter \"{filter.Replace("\"", "\\\"", StringComparison.Ordinal)}\"";
        var command = context.Test is { } test
            ? $"{variable} dotnet test -c Release --filter FullyQualifiedName={test.FullName}"
            : $"{variable} dotnet run -c Release";
        return context.Requirement is { } requirement ? $"{command} # {requirement}" : command;
    }
}
