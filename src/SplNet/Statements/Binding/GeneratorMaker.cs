using System.Runtime.CompilerServices;
using SplNet.Arguments.Generators;
using SplNet.Arguments.Reflection;
using SplNet.Syntax.Binding;

namespace SplNet.Statements.Binding;

/// <summary>Creates the argument generators of calls from the generators that formulas name.</summary>
internal static class GeneratorMaker
{
    /// <summary>The generator for arguments of these compatible types.</summary>
    public static IArgumentGenerator Make(GeneratorSource source, TypeModel[] wanted) => source switch
    {
        KnownGeneratorSource known => known.Bound,
        _ => Make((MemberGeneratorSource)source, wanted),
    };

    private static MemberGenerator Make(MemberGeneratorSource source, TypeModel[] wanted)
    {
        var parameters = source.Member.Parameters;
        var call = new GeneratorCall(
            source.Member,
            [.. source.Arguments.Select((argument, index) => ArgumentValue.As(argument, ReflectionType.TypeOf(parameters[index].Type)))]);
        var isSeveral = source.IsSeveralFor(wanted);
        return new MemberGenerator(source.Name, call.Invoke, value => Spread(value, isSeveral), wanted.Length)
        {
            IsSequence = source.IsSequenceFor(wanted),
            IsRandom = source.Member.TakesRandom,
        };
    }

    private static object?[] Spread(object? value, bool isSeveral) => value switch
    {
        object?[] row when isSeveral => row,
        ITuple tuple when isSeveral => [.. Enumerable.Range(0, tuple.Length).Select(index => tuple[index])],
        _ => [value],
    };
}
