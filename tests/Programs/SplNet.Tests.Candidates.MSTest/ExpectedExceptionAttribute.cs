namespace Microsoft.VisualStudio.TestTools.UnitTesting;

/// <summary>As MSTest 3 has it: version 4, which this project refers to, has none.</summary>
public abstract class ExpectedExceptionBaseAttribute : Attribute;

/// <summary>The one whose meaning is known.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class ExpectedExceptionAttribute(Type exceptionType) : ExpectedExceptionBaseAttribute
{
    public Type ExceptionType { get; } = exceptionType;

    public bool AllowDerivedTypes { get; set; }
}
