using SplNet.Arguments.Reflection;

namespace SplNet.Measuring.Calls;

/// <summary>Delegates that do nothing, in the shape of others: closed over an instance, as compiled lambdas are.</summary>
internal static class EmptyCall
{
    public static Delegate Like(Delegate call)
    {
        var result = DelegateCall.ResultOf(call);
        if (result == typeof(void))
            return new Action(new Nothing().Do);
        var given = ResultLike(result);
        var empty = Activator.CreateInstance(typeof(Nothing<>).MakeGenericType(given))!;
        return Delegate.CreateDelegate(
            given == result ? call.GetType() : typeof(Func<>).MakeGenericType(given), empty, nameof(Nothing<>.Get));
    }

    public static Delegate LikeWithArgument<T>(Delegate call)
    {
        var result = DelegateCall.ResultOf(call);
        if (result == typeof(void))
            return new Action<T>(new Nothing().Take);
        var empty = Activator.CreateInstance(typeof(Nothing<>).MakeGenericType(ResultLike(result)))!;
        var take = empty.GetType().GetMethod(nameof(Nothing<>.Take))!.MakeGenericMethod(typeof(T));
        return take.CreateDelegate(typeof(Func<,>).MakeGenericType(typeof(T), ResultLike(result)), empty);
    }

    /// <summary>The return type of the corresponding empty call: the same type, or the base type of a user-defined task.</summary>
    public static Type ResultLike(Type result) => typeof(Task).IsAssignableFrom(result) ? CompletedTask.TypeFor(result) : result;

    private sealed class Nothing
    {
        public void Do()
        {
        }

        public void Take<T>(T argument)
        {
        }
    }

    private sealed class Nothing<TResult>
    {
        // A completed task if the caller awaits one; otherwise default, as the stub of an empty method would return.
        private readonly TResult _result = Finished();

        public TResult Get() => _result;

        public TResult Take<T>(T argument) => _result;

        private static TResult Finished()
        {
            if (typeof(Task).IsAssignableFrom(typeof(TResult)))
                return (TResult)CompletedTask.Of(typeof(TResult));
            return default!;
        }
    }
}
