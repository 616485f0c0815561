namespace SplNet.Syntax.Binding;

/// <summary>
/// Binds an operand to a member to measure: <c>method(types)[generators](arguments)</c>, with its arguments given as values.
/// </summary>
internal sealed class OperandBinder(
    NameBinder names, CallBinder calls, GeneratorBinder generators, Carrier carrier, BindingDiagnostics diagnostics)
{
    /// <summary>True if the values of the bound arguments matter, and not only their kinds.</summary>
    public bool DependsOnValues => calls.DependsOnValues || generators.DependsOnValues;

    /// <summary>Binds an operand; null if there is a problem, which is or was reported here or by the compiler.</summary>
    public BoundOperand? Bind(OperandSyntax operand)
    {
        var hasVersion = HasVersion(operand.Revision);
        var member = names.FindMeasured(operand.Method);
        if (HasVariable(operand.Arguments))
        {
            // The variable is unbound, which is reported elsewhere. Without its value only the names of the generators can be checked.
            foreach (var name in operand.Generators)
                names.FindGenerator(name);
            return null;
        }

        if (!AreFound(operand, out var sources) || member is null || !hasVersion)
            return null;
        return calls.Choose(operand, member, sources) is { } method && AreUsed(operand, sources)
            ? Joined(operand, member, method, sources)
            : null;
    }

    private bool HasVersion(RevisionSyntax? revision)
    {
        var (isVersion, what, example) = revision?.Kind switch
        {
            RevisionKind.NuGet => (Revisions.IsPackageVersion(revision.Text), "an exact package version", "nuget:13.0.1"),
            RevisionKind.Runtime => (Revisions.IsRuntimeVersion(revision.Text), "a version of the runtime", "runtime:11 or runtime:11.0.1"),
            _ => (true, string.Empty, string.Empty),
        };
        if (!isVersion)
            diagnostics.Report(FormulaRules.InexactRevision, revision!.Span, null, revision.Text, what, example);
        return isVersion;
    }

    private static bool HasVariable(SyntaxList<ArgumentSyntax> arguments)
    {
        foreach (var argument in arguments)
        {
            if (argument is VariableSyntax)
                return true;
        }

        return false;
    }

    // Look for all of them, so that all problems are reported.
    private bool AreFound(OperandSyntax operand, out GeneratorSource[] sources)
    {
        var areFound = true;
        sources = operand.Generators.Count == 0 ? [] : new GeneratorSource[operand.Generators.Count];
        for (var index = 0; index < sources.Length; index++)
        {
            var source = generators.Find(operand.Generators[index], operand.Arguments);
            areFound &= source is not null;
            sources[index] = source!;
        }

        return areFound;
    }

    private BoundOperand? Joined(OperandSyntax operand, NamedMember member, MemberModel method, GeneratorSource[] sources)
    {
        var wanted = method.ParameterTypes;
        var workload = CallBinder.Workload(method, sources);
        var instance = sources.Length > (workload is null ? 0 : 1) ? sources[sources.Length - 1] : null;
        if (workload is not null && wanted.Length == 0)
            return Unused(operand, member, 0, "it takes no arguments");
        if (workload is not null && workload.Fit(wanted) is null)
            return Mismatch(operand, 0, workload, member, TypeText.Of(wanted));
        if (instance is not null && !method.NeedsInstance)
            return Unused(operand, member, sources.Length - 1, "it needs no object");
        if (sources.Length > 2)
            return Unused(operand, member, 2, "two are enough");
        if (instance is not null && instance.Fit([member.Type]) is null)
            return Mismatch(operand, sources.Length - 1, instance, member, "an object of the type " + member.Type);
        if (workload?.KeptFor(wanted) is { } kept)
            diagnostics.Report(FormulaRules.KeptArguments, operand.Generators[0].Span, null, workload.Name, kept, member);
        var given = sources.Length > 0 ? SyntaxList<ArgumentSyntax>.Empty : operand.Arguments;
        if ((workload is null && !AreFitting(operand, member, method, given))
            || (instance is null && method.NeedsInstance && !HasInstance(operand, member)))
            return null;
        return new BoundOperand(operand, member, method, given, workload, instance);
    }

    private bool HasInstance(OperandSyntax operand, NamedMember member)
    {
        var type = member.Type;
        var reason = type.Is(TypeTraits.Abstract) ? $"{type} is abstract"
            : !type.Is(TypeTraits.Value)
                && !Array.Exists(type.Members(NamedMember.Constructor), static one => one is { IsPublic: true, Parameters.Length: 0 })
                ? $"{type} lacks a public parameterless constructor"
            : null;
        if (reason is not null && !carrier.LeavesToDerived(operand.Method))
        {
            diagnostics.Report(
                FormulaRules.InstanceMissing, operand.Method.Span, null, operand.Method, reason,
                $"Name its generator after the generator of the arguments: {operand.Method}[arguments, instance]; " +
                $"for an instance alone, {operand.Method}[instance]");
        }

        return reason is null;
    }

    private bool AreFitting(OperandSyntax operand, NamedMember member, MemberModel method, SyntaxList<ArgumentSyntax> given)
    {
        var parameters = method.Parameters;
        if (!ArgumentFit.Takes(parameters, given.Count))
        {
            var advice = parameters.Length == 0 ? "Remove them" : $"Give {member} a generator, {operand.Method}[generator], or the " +
                $"arguments in parentheses, {operand.Method}({string.Join(", ", parameters.Select(static parameter => parameter.Name))})";
            diagnostics.Report(FormulaRules.ArgumentCount, operand.Span, null, member, parameters.Length, given.Count, advice);
            return false;
        }

        for (var index = 0; index < given.Count; index++)
        {
            var type = parameters[index].Type;
            if (ArgumentFit.Holds(given[index], type))
                continue;
            diagnostics.Report(
                FormulaRules.ArgumentMismatch, given[index].Span, null, given[index], type, parameters[index].Name ?? "value", member,
                ArgumentFit.Advice(type));
            return false;
        }

        return true;
    }

    private bool AreUsed(OperandSyntax operand, GeneratorSource[] sources)
    {
        if (sources.Length == 0 || operand.Arguments.Count == 0 || Array.Exists(sources, static source => source.UsesArguments))
            return true;
        var place = TextSpan.Between(operand.Arguments[0].Span.Start, operand.Arguments[operand.Arguments.Count - 1].Span.End);
        diagnostics.Report(
            FormulaRules.ArgumentCount, place, null, operand.Generators[0], 0, operand.Arguments.Count,
            "Remove them, or give the generator a parameter or an axis");
        return false;
    }

    private BoundOperand? Unused(OperandSyntax operand, NamedMember member, int generator, string reason)
    {
        diagnostics.Report(
            FormulaRules.TooManyGenerators, operand.Generators[generator].Span, null, member, operand.Generators[generator], reason);
        return null;
    }

    private BoundOperand? Mismatch(OperandSyntax operand, int generator, GeneratorSource source, NamedMember member, string takes)
    {
        diagnostics.Report(
            FormulaRules.GeneratorMismatch, operand.Generators[generator].Span, null, source.Name, source.Gives, member, takes);
        return null;
    }
}
