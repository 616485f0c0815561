using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.Syntax.Binding;

namespace SplNet.Statements.Binding;

/// <summary>A call of a generator member.</summary>
/// <param name="generator">The member.</param>
/// <param name="values">The values of its parameters, except the random numbers.</param>
internal sealed class GeneratorCall(GeneratorMember generator, IReadOnlyList<object> values)
{
    private readonly MemberInfo _member = ((ReflectionMember)generator.Member).Info;
    private readonly Lazy<object?> _target = new(
        () => generator.Member.NeedsInstance ? Activator.CreateInstance(ReflectionType.TypeOf(generator.Type), nonPublic: true) : null);

    /// <summary>Calls the member; exceptions are thrown unchanged.</summary>
    /// <param name="random">The random numbers, for a parameter of that type.</param>
    public object? Invoke(Random random)
    {
        var next = 0;
        object?[] arguments =
        [
            .. generator.Member.Parameters.Select(parameter => GeneratorMember.IsRandom(parameter) ? random : values[next++]),
        ];
        return _member switch
        {
            ConstructorInfo constructor => constructor.Invoke(BindingFlags.DoNotWrapExceptions, binder: null, arguments, culture: null),
            MethodInfo method => method.Invoke(_target.Value, BindingFlags.DoNotWrapExceptions, binder: null, arguments, culture: null),
            PropertyInfo property =>
                property.GetValue(_target.Value, BindingFlags.DoNotWrapExceptions, binder: null, arguments, culture: null),
            _ => ((FieldInfo)_member).GetValue(_target.Value),
        };
    }
}
