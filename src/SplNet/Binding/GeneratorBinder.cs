using System.Reflection;
using SplNet.Generators;
using SplNet.Syntax;

namespace SplNet.Binding;

/// <summary>Finds generators: methods, constructors, properties and fields, of any visibility, with the arguments that fill their parameters.</summary>
internal sealed class GeneratorBinder(NameBinder names, BindingDiagnostics diagnostics)
{
    /// <summary>The generator of that name; null if there is none, which is reported.</summary>
    /// <param name="name">The name.</param>
    /// <param name="arguments">The arguments that the formula gives to the generators.</param>
    public GeneratorSource? Find(QualifiedNameSyntax name, IReadOnlyList<ArgumentSyntax> arguments)
    {
        if (names.FindMember(name) is not { } member || names.FindTypes(member.TypeArguments) is not { } types)
            return null;
        var candidates = member.Members.Select(found => Closed(found, types)).OfType<MemberInfo>().ToList();
        if (candidates.Count == 0)
        {
            diagnostics.Report(FormulaRules.TypeArguments, name.Span, null, name, "other", types.Length, " to the generator");
            return null;
        }

        if (Chosen(candidates, arguments.Count) is not { } chosen)
        {
            var counts = string.Join(" or ", candidates.Select(static candidate => Parameters(candidate).Count).Distinct().Order());
            diagnostics.Report(
                FormulaRules.ArgumentCount, name.Span, null, name, counts, arguments.Count, $"Write so many in parentheses behind the generators: [{name}](…)");
            return null;
        }

        var parameters = Parameters(chosen);
        var values = new List<object>();
        for (var index = 0; index < parameters.Count; index++)
        {
            if (!ArgumentValue.TryConvert(arguments[index], parameters[index].ParameterType, out var value, out var advice))
            {
                diagnostics.Report(
                    FormulaRules.ArgumentMismatch, arguments[index].Span, null, arguments[index], TypeText.Of(parameters[index].ParameterType), parameters[index].Name!, name, advice);
                return null;
            }

            values.Add(value!);
        }

        return Source(name, member, chosen, values, [.. arguments.Skip(parameters.Count)]);
    }

    private GeneratorSource? Source(
        QualifiedNameSyntax name, NamedMember member, MemberInfo chosen, List<object> values, IReadOnlyList<ArgumentSyntax> rest)
    {
        var call = new GeneratorCall(chosen, member.Type, values);
        if (call.Refusal is { } refusal)
            return Fail(name, refusal);
        if (!typeof(IArgumentGenerator).IsAssignableFrom(call.Result))
            return new MemberGeneratorSource(name.ToString(), call.Result, call.Invoke, values.Count > 0, call.TakesRandom, chosen is FieldInfo or PropertyInfo);
        try
        {
            var made = call.Invoke(Random.Shared) as IArgumentGenerator;
            return made is null ? Fail(name, "it is null") : Known(name, made, rest, values.Count > 0);
        }
        catch (Exception failure)
        {
            return Fail(name, $"it failed with {failure.GetType().FullName}: {failure.Message.TrimEnd('.')}");
        }
    }

    private KnownGeneratorSource? Known(QualifiedNameSyntax name, IArgumentGenerator generator, IReadOnlyList<ArgumentSyntax> rest, bool usesArguments)
    {
        if (generator is not IDrawnGenerator drawn)
            return new KnownGeneratorSource(name.ToString(), generator, [.. rest.Select(ArgumentValue.Natural)], usesArguments || rest.Count > 0);
        if (!drawn.TakesParameters)
            return new KnownGeneratorSource(name.ToString(), generator, [], usesArguments);
        var types = drawn.ParameterTypes;
        var values = new List<object>();
        for (var index = 0; index < rest.Count; index++)
        {
            object? value = null;
            if (index < types.Count && !ArgumentValue.TryConvert(rest[index], types[index], out value, out var advice))
            {
                diagnostics.Report(FormulaRules.ArgumentMismatch, rest[index].Span, null, rest[index], TypeText.Of(types[index]), "axis", name, advice);
                return null;
            }

            values.Add(value ?? ArgumentValue.Natural(rest[index]));
        }

        if (drawn.Problems(values).FirstOrDefault() is not { } problem)
            return new KnownGeneratorSource(name.ToString(), generator, values, usesArguments: true);
        Fail(name, problem);
        return null;
    }

    private GeneratorSource? Fail(QualifiedNameSyntax name, string reason)
    {
        diagnostics.Report(FormulaRules.GeneratorFailed, name.Span, null, name, reason);
        return null;
    }

    // Those that take all arguments come first, then those whose generator has axes for the rest, then those that need none.
    private static MemberInfo? Chosen(List<MemberInfo> candidates, int arguments) =>
        candidates.Find(candidate => Parameters(candidate).Count == arguments)
        ?? candidates.Where(candidate => typeof(IArgumentGenerator).IsAssignableFrom(GeneratorCall.ResultOf(candidate)) && Parameters(candidate).Count < arguments)
            .MaxBy(static candidate => Parameters(candidate).Count)
        ?? candidates.Find(static candidate => Parameters(candidate).Count == 0);

    private static List<ParameterInfo> Parameters(MemberInfo member) => GeneratorCall.ParametersOf(member).Where(static parameter => parameter.ParameterType != typeof(Random)).ToList();

    private static MemberInfo? Closed(MemberInfo member, Type[] types)
    {
        if (member is not MethodInfo { IsGenericMethodDefinition: true } method)
            return types.Length == 0 ? member : null;
        try
        {
            return method.GetGenericArguments().Length == types.Length ? method.MakeGenericMethod(types) : null;
        }
        catch (ArgumentException)
        {
            // Its constraints refuse the types; another overload may take them.
            return null;
        }
    }
}
