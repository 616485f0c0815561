using System.CommandLine;

namespace SplNet.Tool.CommandLine;

/// <summary>Options with one of a few words: the framework's help would name a .NET type.</summary>
internal static class ChoiceOptions
{
    public static Option<T> Of<T>(string name, string description)
        where T : struct, Enum
    {
        var words = Array.ConvertAll(Enum.GetNames<T>(), static word => word.ToLowerInvariant());
        return new(name)
        {
            Description = description,
            HelpName = string.Join('|', words),
            CustomParser = argument =>
            {
                var text = argument.Tokens[0].Value;
                if (Array.FindIndex(words, word => word.Equals(text, StringComparison.OrdinalIgnoreCase)) is >= 0 and var index)
                    return Enum.GetValues<T>()[index];
                argument.AddError($"{name} is '{text}'; it must be {string.Join(", ", words[..^1])} or {words[^1]}.");
                return default;
            },
        };
    }
}
