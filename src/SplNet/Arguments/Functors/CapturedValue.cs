using System.Linq.Expressions;
using System.Reflection;

namespace SplNet.Arguments.Functors;

/// <summary>Evaluates a part of an expression that depends only on captured values.</summary>
internal static class CapturedValue
{
    /// <summary>True if the expression depends on the functor's target or on a generated argument.</summary>
    public static bool Uses(Expression expression)
    {
        var search = new DependencySearch();
        search.Visit(expression);
        return search.Found;
    }

    /// <summary>
    /// The value. Fields and constants are read directly, because compiling an expression would noticeably slow the start
    /// of each measuring process.
    /// </summary>
    public static object? Of(Expression expression) => expression switch
    {
        ConstantExpression constant => constant.Value,
        MemberExpression { Member: FieldInfo field } member => field.GetValue(OfInstance(member.Expression)),
        UnaryExpression { NodeType: ExpressionType.Convert, Method: null } conversion when
            conversion.Type.IsAssignableFrom(conversion.Operand.Type) => Of(conversion.Operand),
        _ => Expression.Lambda<Func<object?>>(Expression.Convert(expression, typeof(object))).Compile(preferInterpretation: true)(),
    };

    private static object? OfInstance(Expression? instance) => instance is null ? null : Of(instance);

    private sealed class DependencySearch : ExpressionVisitor
    {
        public bool Found { get; private set; }

        protected override Expression VisitParameter(ParameterExpression node)
        {
            Found = true;
            return node;
        }

        protected override Expression VisitMethodCall(MethodCallExpression node)
        {
            Found |= node.Method.DeclaringType == typeof(Arg);
            return base.VisitMethodCall(node);
        }
    }
}
