using System.Reflection;
using SplNet.Syntax.Binding;

namespace SplNet.Arguments.Reflection;

/// <summary>A member of a loaded type.</summary>
internal sealed class ReflectionMember(MemberInfo member) : MemberModel
{
    public MemberInfo Info => member;

    public override MemberKind Kind => member switch
    {
        ConstructorInfo => MemberKind.Constructor,
        PropertyInfo => MemberKind.Property,
        FieldInfo => MemberKind.Field,
        _ => MemberKind.Method,
    };

    public override string Name => member.Name;

    public override bool IsPublic => Call is { IsPublic: true };

    public override bool IsStatic =>
        member is FieldInfo { IsStatic: true } || (Kind != MemberKind.Constructor && Call is { IsStatic: true });

    public override bool IsAbstract => Call is { IsAbstract: true };

    public override UnfinishedWork Unfinished => Call is MethodInfo call ? Unfinishing.Of(call) : UnfinishedWork.None;

    public override bool GivesWhatIsHeld => member is MethodInfo method && HeldResult.IsGivenBy(method);

    public override MemberModel? Getter => member is PropertyInfo { GetMethod: { } getter } ? new ReflectionMember(getter) : null;

    // The method that reads the member.
    private MethodBase? Call => member is PropertyInfo property ? property.GetMethod : member as MethodBase;

    public override MemberModel? Construct(TypeModel[] arguments)
    {
        try
        {
            return new ReflectionMember(((MethodInfo)member).MakeGenericMethod(ReflectionType.TypesOf(arguments)));
        }
        catch (Exception refusal) when (refusal is ArgumentException or TypeLoadException)
        {
            // Reflection has no other way to check the constraints.
            return null;
        }
    }

    protected override TypeModel[] ReadTypeArguments() =>
        member is MethodInfo { IsGenericMethod: true } method ? ReflectionType.All(method.GetGenericArguments()) : [];

    protected override ParameterModel[] ReadParameters()
    {
        var parameters = member switch
        {
            MethodBase method => method.GetParameters(),
            PropertyInfo property => property.GetIndexParameters(),
            _ => [],
        };
        return [.. parameters.Select(static parameter =>
            new ParameterModel(parameter.Name, new ReflectionType(parameter.ParameterType), parameter.HasDefaultValue))];
    }

    protected override TypeModel ReadResult() => new ReflectionType(member switch
    {
        MethodInfo method => method.ReturnType,
        PropertyInfo property => property.PropertyType,
        FieldInfo held => held.FieldType,
        _ => member.DeclaringType!,
    });
}
