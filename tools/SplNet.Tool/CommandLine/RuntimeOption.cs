using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.CommandLine;

/// <summary>The option <c>--runtime</c>.</summary>
internal static class RuntimeOption
{
    private const string Name = RunSettings.RuntimeOption;

    /// <summary>One runtime, on which everything is measured.</summary>
    public static Option<Runtime?> One() => new(Name)
    {
        Description = "The installed version of .NET to measure on, such as 11 or 11.0.1. [default: the one that the assembly requires]",
        HelpName = "VERSION",
        CustomParser = static argument => Read(argument, argument.Tokens[0].Value),
    };

    /// <summary>Several runtimes, which are compared.</summary>
    public static Option<Runtime[]> Several() => new(Name)
    {
        Description = "An installed version of .NET, such as 11 or 11.0.1. " +
            "Give two or more to compare them with today's code, the first as the base; with revisions, give the one to measure on.",
        HelpName = "VERSION",
        CustomParser = static argument => [.. argument.Tokens.Select(token => Read(argument, token.Value)).OfType<Runtime>()],
    };

    private static Runtime? Read(ArgumentResult argument, string text)
    {
        if (Runtime.TryRead(text) is { } runtime)
            return runtime;
        argument.AddError($"{Name} is '{text}'; it must be a version of .NET, for example 11 or 11.0.1.");
        return null;
    }
}
